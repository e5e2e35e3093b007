// What each person has read, shared by open tabs: it gives the unread dots and the mention counts.

import { compareIds } from "./world.js";

const KEY = "read";

/** What each person has read in each channel. What was there when the tab opened is read. */
export class ReadState {
  #world;
  #state;
  #tabs = new BroadcastChannel(KEY);

  /** `onRead` is called when something was read in another tab. */
  constructor(world, onRead) {
    this.#world = world;
    this.#state = JSON.parse(sessionStorage.getItem(KEY) ?? "null") ?? { since: null, read: {} };
    this.#tabs.onmessage = ({ data }) => {
      if (this.#take(data)) onRead();
    };
  }

  /** Begin counting, unless this tab did so before. */
  begin() {
    this.#state.since ??= this.#world.newestOfAll;
    this.#keep();
  }

  #upTo(personId, channelId) {
    return this.#state.read[`${personId} ${channelId}`] ?? this.#state.since ?? "0";
  }

  /** Mark a channel as read by the current person; return whether anything was unread. */
  markRead(channelId) {
    const personId = this.#world.me.id;
    const read = { personId, channelId, newest: this.#world.newest(channelId) };
    if (!this.#take(read)) return false;
    this.#tabs.postMessage(read);
    return true;
  }

  #take({ personId, channelId, newest }) {
    if (compareIds(newest, this.#upTo(personId, channelId)) <= 0) return false;
    this.#state.read[`${personId} ${channelId}`] = newest;
    this.#keep();
    return true;
  }

  #unread(personId, channelId) {
    const upTo = this.#upTo(personId, channelId);
    const messages = this.#world.messages(channelId);
    const from = messages.findLastIndex((message) => compareIds(message.id, upTo) <= 0) + 1;
    return messages.slice(from).filter((message) => message.author.id !== personId);
  }

  isUnread(channelId) {
    return this.#unread(this.#world.me.id, channelId).length > 0;
  }

  /** How many unread messages of a channel mention the current person. */
  pings(channelId) {
    return this.#unread(this.#world.me.id, channelId).filter((message) => message.pings_me).length;
  }

  /** How many messages mention another person and are unread by them, among those visible here. */
  pingsOf(personId) {
    const mentionsThem = (message) => (message.mentions ?? []).some((user) => user.id === personId);
    return this.#world.channels
      .flatMap((channel) => this.#unread(personId, channel.id))
      .filter(mentionsThem).length;
  }

  #keep() {
    sessionStorage.setItem(KEY, JSON.stringify(this.#state));
  }
}
