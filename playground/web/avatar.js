// The coloured circle that stands for a person.

import { el, initials } from "./dom.js";
import { nameOf } from "./world.js";

/** Return the coloured circle with a person's initial. */
export function avatar(user, look = "avatar") {
  const node = el("span", { class: look, "aria-hidden": "true" }, initials(nameOf(user)));
  node.style.setProperty(
    "--avatar",
    user?.avatar && /^#[0-9a-f]{6}$/i.test(user.avatar) ? user.avatar : "#5865f2",
  );
  return node;
}
