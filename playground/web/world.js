// What this person can see: people, places, commands and messages, as the server tells it.

const MANAGES_MESSAGES = ["manage_messages", "administrator"];

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
  #messages = new Map();

  /** Take everything from a `hello` frame. */
  begin(hello) {
    this.me = hello.me;
    this.bot = hello.bot;
    this.commands = hello.commands ?? [];
    this.change(hello);
    this.#messages = new Map();
    for (const [channelId, messages] of Object.entries(hello.messages ?? {})) {
      this.#messages.set(channelId, new Map(messages.map((message) => [message.id, message])));
    }
  }

  /** Take people and places from a `hello` or `world` frame. */
  change({ people, guilds, dms }) {
    this.people = people ?? this.people;
    this.guilds = guilds ?? this.guilds;
    this.dms = dms ?? this.dms;
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

  guildOf(channel) {
    return this.guilds.find((guild) => guild.id === channel?.guild_id);
  }

  /** A person or the bot by id. */
  user(id) {
    const person = this.people.find((each) => each.id === id);
    if (person || this.bot?.id !== id) return person;
    return { ...this.bot, display_name: this.bot.name, bot: true };
  }

  /** Everyone who can be named: people, then bots. */
  get everyone() {
    const bot = this.bot && !this.people.some((person) => person.id === this.bot.id) ? [this.user(this.bot.id)] : [];
    return [...this.players, ...bot, ...this.people.filter((person) => person.bot)];
  }

  /** The messages of a channel, oldest first. */
  messages(channelId) {
    return [...(this.#messages.get(channelId)?.values() ?? [])].sort((one, other) => compareIds(one.id, other.id));
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
    return [...this.#messages.keys()].map((id) => this.newest(id)).sort(compareIds).at(-1) ?? "0";
  }

  /** Whether this person may delete a message. */
  mayDelete(message) {
    if (message.ephemeral) return false;
    return message.author.id === this.me.id || MANAGES_MESSAGES.some((name) => this.permissionsIn(message.channel_id).includes(name));
  }

  permissionsIn(channelId) {
    return this.channel(channelId)?.permissions ?? this.me.permissions ?? [];
  }

  /** The commands of a type (1 slash, 2 user, 3 message) that can be used in a channel. */
  commandsIn(channel, type) {
    const context = channel.guild_id ? 0 : 1;
    return this.commands.filter((command) => {
      if ((command.type ?? 1) !== type) return false;
      if (command.guild_id && command.guild_id !== channel.guild_id) return false;
      const contexts = command.contexts ?? (command.dm_permission === false ? [0] : [0, 1, 2]);
      return contexts.includes(context) || (context === 1 && contexts.includes(2));
    });
  }
}

/** How a user is called here: their display name, else their user name. */
export function nameOf(user) {
  return user?.display_name ?? user?.global_name ?? user?.name ?? user?.username ?? "Unknown";
}
