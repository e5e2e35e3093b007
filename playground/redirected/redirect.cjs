// Send what a bot asks of Discord to the playground instead. Node runs this file as it starts.

const Module = require("node:module");

const here = process.env.PLAYGROUND_URL && new URL(process.env.PLAYGROUND_URL);
const HOSTS = /(^|\.)(discord\.com|discordapp\.com|discordapp\.net|discord\.gg)$/;
const UNDICI = /(^|[\\/])undici([\\/]index\.js)?$/;
const changed = new WeakSet();

/** Return an address in the playground for one of Discord's, and any other as it is. */
function redirected(address) {
  if (!here || !(typeof address === "string" || address instanceof URL)) return address;
  const url = new URL(address);
  if (!HOSTS.test(url.hostname)) return address;
  const moved = new URL(url.pathname + url.search, here);
  return typeof address === "string" ? moved.href : moved;
}

function redirecting(ask) {
  return function (address, ...rest) {
    const isRequest = typeof Request !== "undefined" && address instanceof Request;
    const moved = isRequest ? new Request(redirected(address.url), address) : redirected(address);
    return ask.call(this, moved, ...rest);
  };
}

if (typeof fetch === "function") globalThis.fetch = redirecting(fetch);

const load = Module._load;
Module._load = function (name, ...rest) {
  const found = load.call(this, name, ...rest);
  if (UNDICI.test(name) && found && !changed.has(found)) {
    changed.add(found);
    for (const ask of ["request", "fetch", "stream"])
      if (typeof found[ask] === "function") found[ask] = redirecting(found[ask]);
  }
  return found;
};
