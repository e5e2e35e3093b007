// Pictures and other files that come with messages.

import { ICONS, el, icon } from "./dom.js";

/** Format a size in bytes, such as "1.5 MB". */
export function sizeOf(bytes) {
  if (!Number.isFinite(bytes)) return "";
  const units = ["bytes", "KB", "MB", "GB"];
  let unit = 0;
  let size = bytes;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit ? size.toFixed(1) : size} ${units[unit]}`;
}

/** Return a file as a card with its name, size and a link that saves it. */
export function fileCard(url, name, bytes, spoiler = false) {
  const shown = name ?? decodeURIComponent((url ?? "").split("?")[0].split("/").at(-1) || "file");
  return el(
    "div",
    { class: "file" },
    icon(...ICONS.file),
    el(
      "div",
      { class: "file__about" },
      el(
        "a",
        { class: "link", href: url ?? "", download: shown, target: "_blank", rel: "noopener" },
        shown,
      ),
      el(
        "div",
        { class: "subtext" },
        [sizeOf(bytes), spoiler && "spoiler"].filter(Boolean).join(" · "),
      ),
    ),
  );
}

/** Return a picture that opens in a tab of its own; a spoiler is covered until it is pressed. */
export function picture(media, description, spoiler, look) {
  const image = el("img", {
    src: media?.url ?? "",
    alt: description ?? "",
    loading: "lazy",
    class: "picture__image",
  });
  const link = el(
    "a",
    {
      class: `picture ${look}`,
      href: media?.url ?? "",
      target: "_blank",
      rel: "noopener",
      "aria-label": description ? `Picture: ${description}` : "Picture",
    },
    image,
  );
  if (!spoiler) return link;
  link.classList.add("picture--covered");
  link.sig = `${media?.url}|spoiler`;
  link.append(el("span", { class: "cover" }, "Spoiler"));
  link.onclick = (event) => {
    event.preventDefault();
    link.classList.remove("picture--covered");
    link.querySelector(".cover").remove();
    link.onclick = null;
  };
  return link;
}

const IS_COMPONENTS_V2 = 1 << 15;

/** Return the attachments that no component shows; with Components V2 such ones stay hidden. */
export function attachments(message) {
  if (message.flags & IS_COMPONENTS_V2) return [];
  const used = JSON.stringify(message.components ?? []);
  return (message.attachments ?? [])
    .filter((each) => !used.includes(`"attachment_id":"${each.id}"`))
    .map((each) => {
      const spoiler = each.filename.startsWith("SPOILER_");
      if ((each.content_type ?? "").startsWith("image/"))
        return picture(each, each.description ?? each.filename, spoiler, "attached");
      return fileCard(each.url, each.filename, each.size, spoiler);
    });
}
