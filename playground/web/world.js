// What this person can see: people, places, commands and messages, as the server sends it.

const [GUILD, BOT_DM, PRIVATE] = [0, 1, 2]; // Discord's contexts of an interaction.
const BITS = {
  KICK_MEMBERS: 1n,
  BAN_MEMBERS: 2n,
  MANAGE_CHANNELS: 4n,
  MANAGE_GUILD: 5n,
  SEND_MESSAGES: 11n,
  MANAGE_MESSAGES: 13n,
  MENTION_EVERYONE: 17n,
  MANAGE_ROLES: 28n,
  MANAGE_THREADS: 34n,
};
const ALL_BITS = Object.values(BITS).reduce((sum, bit) => sum | (1n << bit), 0n);

/** Compare two snowflakes as the numbers they are. */
export function compareIds(one, other) {
  return one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
}

/** The world as one person sees it. */
export class World {
  me = null;
  people = [];
  guilds = [];
  dms = [];
  commands = [];
  bot = null;
  locales = [];
  emojis = {};
  #messages = new Map();

  /** Take everything from a `hello` frame. */
  begin(hello) {
    this.me = hello.me;
    this.bot = hello.bot;
    this.commands = hello.commands ?? [];
    this.locales = hello.locales ?? [];
    this.change(hello);
    this.#messages = new Map();
    for (const [channelId, messages] of Object.entries(hello.messages ?? {})) {
      const inOrder = [...messages].sort((one, other) => compareIds(one.id, other.id));
      this.#messages.set(channelId, new Map(inOrder.map((message) => [message.id, message])));
    }
  }

  /** Take people and places from a `hello` or `world` frame. */
  change({ people, guilds, dms, emojis }) {
    this.people = people ?? this.people;
    this.guilds = guilds ?? this.guilds;
    this.dms = dms ?? this.dms;
    this.emojis = emojis ?? this.emojis;
    this.me = this.people.find((person) => person.id === this.me?.id) ?? this.me;
  }

  /** People whom one can be: all but bots. */
  get players() {
    return this.people.filter((person) => !person.bot);
  }

  get channels() {
    return [...this.guilds.flatMap((guild) => guild.channels), ...this.dms];
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  /** The channels of the server that `channel` is in, only those of `types` if there are any. */
  channelsBeside(channel, types) {
    const all = this.guildOf(channel)?.channels ?? [];
    return types?.length ? all.filter((each) => types.includes(each.type)) : all;
  }

  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild_id);
  }

  /** A person or the bot by id. */
  user(id) {
    const person = this.people.find((each) => each.id === id);
    if (person || this.bot?.id !== id) return person;
    return { ...this.bot, display_name: this.bot.name, bot: true };
  }

  /** Everyone who can be named in a channel: people, then bots. */
  usersIn(channel) {
    const within = this.guildOf(channel)?.members ?? [...(channel?.recipients ?? []), this.bot?.id];
    const there = this.people.filter((person) => within.includes(person.id));
    return [...there.filter((person) => !person.bot), ...there.filter((person) => person.bot)];
  }

  /** A role by id, in whichever server it is. */
  role(id) {
    return this.guilds.flatMap((guild) => guild.roles ?? []).find((role) => role.id === id);
  }

  /** How a channel is called by this person: a private one by who else is in it. */
  title(channel) {
    if (channel.kind !== "dm") return channel.name;
    const others = (channel.recipients ?? []).filter((id) => id !== this.me.id);
    return others.length === 1 ? nameOf(this.user(others[0])) : channel.name;
  }

  /** The messages of a channel, oldest first: later ones have greater ids and come later. */
  messages(channelId) {
    return [...(this.#messages.get(channelId)?.values() ?? [])];
  }

  message(channelId, id) {
    return this.#messages.get(channelId)?.get(id);
  }

  /** Take a new or changed message; return whether it is new. */
  put(message) {
    const { channel_id: channelId, id } = message;
    if (!this.#messages.has(channelId)) this.#messages.set(channelId, new Map());
    const isNew = !this.#messages.get(channelId).has(id);
    this.#messages.get(channelId).set(id, message);
    return isNew;
  }

  remove(channelId, id) {
    this.#messages.get(channelId)?.delete(id);
  }

  newest(channelId) {
    return this.messages(channelId).at(-1)?.id ?? "0";
  }

  get newestOfAll() {
    return (
      [...this.#messages.keys()]
        .map((id) => this.newest(id))
        .sort(compareIds)
        .at(-1) ?? "0"
    );
  }

  /** Whether this person may delete a message. */
  mayDelete(message) {
    if (message.ephemeral) return false;
    const moderates = message.author.id !== this.me.id;
    return (
      !moderates ||
      (Boolean(this.guildOf(this.channel(message.channel_id))) && this.#holds("MANAGE_MESSAGES"))
    );
  }

  /** The commands of a type (1 slash, 2 user, 3 message) that can be used in a channel. */
  commandsIn(channel, type) {
    const context = channel.guild_id
      ? GUILD
      : channel.recipients?.includes(this.bot?.id)
        ? BOT_DM
        : PRIVATE;
    return this.commands.filter((command) => {
      if ((command.type ?? 1) !== type) return false;
      if (command.guild_id && command.guild_id !== channel.guild_id) return false;
      const contexts =
        command.contexts ?? (command.dm_permission === false ? [GUILD] : [GUILD, BOT_DM, PRIVATE]);
      return contexts.includes(context) && (context !== GUILD || this.#mayUse(command));
    });
  }

  #mayUse({ default_member_permissions: needed }) {
    if (needed === null || needed === undefined) return true;
    if (this.#holds("ADMINISTRATOR")) return true;
    const held = Object.keys(BITS).filter((name) => this.#holds(name));
    const bits = held.reduce((sum, name) => sum | (1n << BITS[name]), 0n);
    return needed !== "0" && (bits & BigInt(needed)) === (BigInt(needed) & ALL_BITS);
  }

  #holds(permission) {
    const held = this.me.permissions ?? [];
    return held.includes(permission) || held.includes("ADMINISTRATOR");
  }
}

/** How a user is called here: their display name, else their user name. */
export function nameOf(user) {
  return user?.display_name ?? user?.global_name ?? user?.name ?? user?.username ?? "Unknown";
}
