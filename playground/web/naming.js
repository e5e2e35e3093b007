// Names of people in the message box: one types them, messages have mentions.

import { nameOf } from "./world.js";

/** Turn every "@Name" of a user here into a mention, the longest names first. */
export function withMentions(text, { world, channel }) {
  const users = world.usersIn(channel);
  return users
    .sort((one, other) => nameOf(other).length - nameOf(one).length)
    .reduce((content, user) => content.replaceAll(`@${nameOf(user)}`, `<@${user.id}>`), text);
}

/** Turn mentions back into the names that one types. */
export function withNames(content, world) {
  return content.replace(/<@!?(\d+)>/g, (mark, id) =>
    world.user(id) ? `@${nameOf(world.user(id))}` : mark,
  );
}
