// The bot of the fourteen steps in oceanic.js.

const {
  ApplicationCommandOptionTypes, ButtonStyles, Client, ComponentTypes, InteractionTypes,
  MessageFlags, TextInputStyles,
} = require("oceanic.js");

const client = new Client({
  auth: `Bot ${process.env.DISCORD_TOKEN}`,
  gateway: { intents: ["GUILDS", "DIRECT_MESSAGES"] },
});
const NAMES = ["ping", "secret", "later", "gone", "panel", "form", "file", "write"];
const CITIES = ["Berlin", "Bern", "Cairo"];

client.on("ready", async () => {
  const commands = NAMES.map((name) => ({ type: 1, name, description: `Try ${name}` }));
  const city = {
    type: ApplicationCommandOptionTypes.STRING,
    name: "city",
    description: "Which",
    required: true,
    autocomplete: true,
  };
  const find = { type: 1, name: "find", description: "Find a city", options: [city] };
  await client.application.bulkEditGlobalCommands([...commands, find]);
});

client.on("messageCreate", async (message) => {
  if (message.guildID || message.author.bot) return;
  await client.rest.channels.createMessage(message.channelID, { content: `heard ${message.content}` });
});

const row = (...components) => ({ type: ComponentTypes.ACTION_ROW, components });
const COMMANDS = {
  ping: (given) => given.createMessage({ content: "pong" }),
  secret: (given) => given.createMessage({ content: "only you", flags: MessageFlags.EPHEMERAL }),
  async later(given) {
    await given.defer();
    await given.editOriginal({ content: "done" });
    await given.createFollowup({ content: "more" });
  },
  async gone(given) {
    await given.createMessage({ content: "soon gone" });
    await given.deleteOriginal();
  },
  panel(given) {
    const button = {
      type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, label: "Press", customID: "press",
    };
    const options = ["red", "blue"].map((each) => ({ label: each, value: each }));
    const select = { type: ComponentTypes.STRING_SELECT, customID: "colour", options };
    return given.createMessage({ content: "panel", components: [row(button), row(select)] });
  },
  form(given) {
    const name = {
      type: ComponentTypes.TEXT_INPUT, style: TextInputStyles.SHORT, label: "Name", customID: "name",
    };
    return given.createModal({ title: "Form", customID: "form", components: [row(name)] });
  },
  find: (given) => given.createMessage({ content: `found ${given.data.options.getString("city")}` }),
  file(given) {
    const files = [{ name: "note.txt", contents: Buffer.from("a note") }];
    return given.createMessage({ content: "here", files });
  },
  async write(given) {
    await given.createMessage({ content: "writing", flags: MessageFlags.EPHEMERAL });
    const dm = await given.user.createDM();
    await dm.createMessage({ content: "psst" });
    await client.rest.channels.createMessage(given.channelID, { content: "in public" });
  },
};

client.on("interactionCreate", async (given) => {
  if (given.type === InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const typed = String(given.data.options.getFocused().value).toLowerCase();
    const found = CITIES.filter((each) => each.toLowerCase().startsWith(typed));
    await given.result(found.map((each) => ({ name: each, value: each })));
  } else if (given.type === InteractionTypes.APPLICATION_COMMAND) {
    await COMMANDS[given.data.name](given);
  } else if (given.type === InteractionTypes.MODAL_SUBMIT) {
    await given.createMessage({ content: `hello ${given.data.components.getTextInput("name")}` });
  } else if (given.data.componentType === ComponentTypes.BUTTON) {
    await given.editParent({ content: "pressed" });
  } else {
    await given.createMessage({ content: `chose ${given.data.values.getStrings()[0]}` });
  }
});

client.on("error", (error) => console.error(error));
process.on("SIGTERM", () => {
  client.disconnect(false);
  process.exit(0);
});
client.connect();
