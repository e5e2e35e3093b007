// The connection to the server: JSON frames both ways, reconnecting by itself.

const FIRST_RETRY_MS = 250;
const SLOWEST_RETRY_MS = 4000;

/** A connection as one person. `onState` is called with "connecting", "open" or "lost". */
export class Socket {
  #person = null;
  #socket = null;
  #retry = FIRST_RETRY_MS;
  #timer = null;
  #nonces = 0;
  #waiting = new Map();

  constructor(onFrame, onState) {
    this.onFrame = onFrame;
    this.onState = onState;
    window.addEventListener("online", () => this.#retryNow());
    document.addEventListener("visibilitychange", () => document.hidden || this.#retryNow());
  }

  /** Connect as a person (null: whoever the server picks), leaving any connection there is. */
  connect(person) {
    this.#person = person;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#leave();
    this.#rejectWaiting("You switched to another person.");
    this.onState("connecting");
    const address = new URL("/page/socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (person) address.searchParams.set("person", person);
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY_MS;
      this.onState("open");
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data));
    socket.onclose = () => this.#lost();
  }

  /**
   * Send a frame and return a promise of its answer: the `ack`, `choices` or `modal` frame. It is
   * rejected with an Error if the server reports a failure or the connection is lost.
   */
  ask(frame) {
    const nonce = this.#send(frame);
    if (nonce === null) return Promise.reject(new Error("Not connected to the playground."));
    return new Promise((resolve, reject) => this.#waiting.set(nonce, { resolve, reject }));
  }

  #send(frame) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const nonce = `${Date.now().toString(36)}-${(this.#nonces += 1)}`;
    this.#socket.send(JSON.stringify({ ...frame, nonce }));
    return nonce;
  }

  #receive(frame) {
    const waiting = frame.nonce && this.#waiting.get(frame.nonce);
    if (waiting) this.#waiting.delete(frame.nonce);
    if (frame.t === "failed") waiting?.reject(new Error(explain(frame.reason)));
    else if (frame.t === "ack" || frame.t === "choices") waiting?.resolve(frame);
    else this.onFrame(frame);
  }

  #lost() {
    this.#socket = null;
    this.#rejectWaiting("The connection to the playground was lost.");
    this.onState("lost");
    this.#timer = setTimeout(() => this.connect(this.#person), this.#retry);
    this.#retry = Math.min(this.#retry * 2, SLOWEST_RETRY_MS);
  }

  #retryNow() {
    if (this.#timer !== null) this.connect(this.#person);
  }

  #leave() {
    if (!this.#socket) return;
    this.#socket.onclose = this.#socket.onmessage = this.#socket.onopen = null;
    this.#socket.close();
    this.#socket = null;
  }

  #rejectWaiting(reason) {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}

function explain(reason) {
  if (!reason || reason === "timeout") return "The application did not respond.";
  return reason;
}
