// The bot of the fourteen steps in discord.js.

const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, Events,
  GatewayIntentBits, MessageFlags, ModalBuilder, Partials, SlashCommandBuilder,
  StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
  partials: [Partials.Channel],
});
const NAMES = ["ping", "secret", "later", "gone", "panel", "form", "file", "write"];
const CITIES = ["Berlin", "Bern", "Cairo"];

client.once(Events.ClientReady, async () => {
  const commands = NAMES.map((name) =>
    new SlashCommandBuilder().setName(name).setDescription(`Try ${name}`),
  );
  const find = new SlashCommandBuilder()
    .setName("find")
    .setDescription("Find a city")
    .addStringOption((city) =>
      city.setName("city").setDescription("Which").setRequired(true).setAutocomplete(true),
    );
  await client.application.commands.set([...commands, find]);
});

client.on(Events.MessageCreate, async (message) => {
  if (!message.guild && !message.author.bot) await message.channel.send(`heard ${message.content}`);
});

const COMMANDS = {
  ping: (given) => given.reply("pong"),
  secret: (given) => given.reply({ content: "only you", flags: MessageFlags.Ephemeral }),
  async later(given) {
    await given.deferReply();
    await given.editReply("done");
    await given.followUp("more");
  },
  async gone(given) {
    await given.reply("soon gone");
    await given.deleteReply();
  },
  panel(given) {
    const button = new ButtonBuilder()
      .setCustomId("press")
      .setLabel("Press")
      .setStyle(ButtonStyle.Primary);
    const select = new StringSelectMenuBuilder()
      .setCustomId("colour")
      .addOptions({ label: "red", value: "red" }, { label: "blue", value: "blue" });
    const components = [button, select].map((each) => new ActionRowBuilder().addComponents(each));
    return given.reply({ content: "panel", components });
  },
  form(given) {
    const name = new TextInputBuilder()
      .setCustomId("name")
      .setLabel("Name")
      .setStyle(TextInputStyle.Short);
    const modal = new ModalBuilder().setCustomId("form").setTitle("Form");
    return given.showModal(modal.addComponents(new ActionRowBuilder().addComponents(name)));
  },
  find: (given) => given.reply(`found ${given.options.getString("city")}`),
  file: (given) =>
    given.reply({
      content: "here",
      files: [new AttachmentBuilder(Buffer.from("a note"), { name: "note.txt" })],
    }),
  async write(given) {
    await given.reply({ content: "writing", flags: MessageFlags.Ephemeral });
    await given.user.send("psst");
    await given.channel.send("in public");
  },
};

client.on(Events.InteractionCreate, async (given) => {
  if (given.isAutocomplete()) {
    const typed = given.options.getFocused().toLowerCase();
    const found = CITIES.filter((each) => each.toLowerCase().startsWith(typed));
    await given.respond(found.map((each) => ({ name: each, value: each })));
  } else if (given.isChatInputCommand()) await COMMANDS[given.commandName](given);
  else if (given.isButton()) await given.update("pressed");
  else if (given.isStringSelectMenu()) await given.reply(`chose ${given.values[0]}`);
  else if (given.isModalSubmit())
    await given.reply(`hello ${given.fields.getTextInputValue("name")}`);
});

process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
client.login(process.env.DISCORD_TOKEN);
