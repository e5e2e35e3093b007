// What the page is looked at with.

/** Whether the window is too narrow for columns; `narrow.css` uses the same width. */
export const narrow = window.matchMedia("(max-width: 760px)");

/** Whether the main pointer is a finger, so that there is most likely no keyboard. */
export const touch = window.matchMedia("(pointer: coarse)");
