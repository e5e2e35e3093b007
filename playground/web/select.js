// Select components: their options, and sending a choice to the bot.

import { avatar } from "./avatar.js";
import { dropdown } from "./dropdown.js";
import { emojiOf } from "./inline.js";
import { nameOf } from "./world.js";

const [STRING, USER, ROLE, MENTIONABLE, CHANNEL] = [3, 5, 6, 7, 8];

/** Return the options of a select component, by what it lets one choose. */
export function optionsOf(component, ctx, channel) {
  const { world } = ctx;
  const people = () =>
    world.usersIn(channel).map((user) => ({
      label: nameOf(user),
      value: user.id,
      description: user.username ?? user.name,
      picture: () => avatar(user),
    }));
  const roles = () =>
    (world.guildOf(channel)?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  switch (component.type) {
    case STRING:
      return () =>
        (component.options ?? []).map((option) => ({
          ...option,
          picture: () => emojiOf(option.emoji, ctx),
        }));
    case USER:
      return people;
    case ROLE:
      return roles;
    case MENTIONABLE:
      return () => [...people(), ...roles()];
    case CHANNEL:
      return () =>
        world
          .channelsBeside(channel, component.channel_types)
          .map((each) => ({ label: `#${each.name}`, value: each.id }));
    default:
      return () => [];
  }
}

/** Return the values that a select component starts with. */
export function defaultsOf(component) {
  if (component.type === STRING)
    return (component.options ?? [])
      .filter((option) => option.default)
      .map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** Return a select of a message, which sends the bot what is chosen. */
export function messageSelect(component, message, ctx) {
  const placeholder = component.placeholder || "Make a selection";
  const node = dropdown({
    label: placeholder,
    placeholder,
    options: optionsOf(component, ctx, ctx.world.channel(message.channel_id)),
    chosen: defaultsOf(component),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    disabled: component.disabled,
    onChange: (values, from) =>
      ctx.use(
        ctx.world.message(message.channel_id, message.id) ?? message,
        component,
        from.querySelector("[role=combobox]"),
        values,
      ),
  });
  node.sig = JSON.stringify(component);
  return node;
}
