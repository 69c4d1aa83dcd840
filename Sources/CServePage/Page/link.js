// The connection to the screen's server.

const Link = {
  /** @type {WebSocket} */ socket: null,
  number: 0,
  /** The number of consecutive failures. */ failures: 0,

  open() {
    const socket = new WebSocket(`ws://${location.host}${location.pathname}live`);
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      Link.failures = 0;
      find("stage").classList.remove("stale");
    };
    socket.onmessage = ({ data }) => (typeof data === "string" ? Link.word(JSON.parse(data)) : Link.data(data));
    socket.onclose = () => {
      find("stage").classList.add("stale");
      State.lost();
      Link.failures += 1;
      if (Link.failures <= 30) setTimeout(Link.open, Math.min(4000, 250 * Link.failures));
    };
    Link.socket = socket;
  },

  /** Sends a command; `time` is the time of the user's action. */
  send(what, values = {}, time = performance.now()) {
    if (Link.socket?.readyState !== WebSocket.OPEN) return;
    Link.number += 1;
    Figures.note(Link.number, time);
    Link.socket.send(JSON.stringify({ do: what, n: Link.number, ...values }));
  },

  /** @param {ArrayBuffer} data */
  data(data) {
    const [kind, length] = new Uint32Array(data, 0, 2);
    if (kind === 2) {
      const name = new TextDecoder().decode(new Uint8Array(data, 8, length));
      return Results.save(new Blob([new Uint8Array(data, 8 + length)], { type: "image/png" }), name);
    }
    const command = Frames.draw(data);
    Link.socket.send(JSON.stringify({ do: "shown", frame: Frames.number }));
    Figures.shown(command);
    Time.show();
  },

  word(message) {
    switch (message.type) {
      case "choices": return Looks.choose(message);
      case "state": return State.take(message);
      case "texts": return Texts.show(message.texts);
      case "script": return Results.script(message);
      case "notice": return State.say(message.text);
      case "golden": return Results.golden(message);
      default: return undefined;
    }
  },
};

/** The state of the screen beside its picture. */
const State = {
  now: { look: {}, scenes: [], runs: false, isPaused: false, problem: "" },

  take(message) {
    const before = State.now;
    State.now = message;
    find("title").textContent = message.name;
    document.title = message.name;
    Frames.size = message.size;
    Frames.fit();
    State.status(message.runs ? "runs" : message.isPaused ? "paused" : "rests",
      message.runs ? "Running" : message.isPaused ? "Stopped" : "At rest");
    const problem = find("problem");
    problem.hidden = !message.problem;
    if (problem.textContent !== (message.problem ?? "")) problem.textContent = message.problem ?? "";
    find("golden").hidden = !message.keepsGoldens;
    Looks.show(message);
    Time.show();
    if (before.problem && !message.problem) announce("The screen is drawn again.");
  },

  status(kind, words) {
    find("status").className = `status ${kind}`;
    find("status").textContent = words;
  },

  /** Shows a sentence for some seconds. */
  say(sentence) {
    const notice = find("notice");
    notice.textContent = sentence;
    notice.hidden = false;
    announce(sentence);
    clearTimeout(State.going);
    State.going = setTimeout(() => { notice.hidden = true; }, 6000);
  },
  going: 0,

  lost() { State.status("lost", "The server is gone"); },
};

/** The texts on the screen for screen readers: buttons that tap at the texts' positions. */
const Texts = {
  show(texts) {
    find("texts").replaceChildren(...texts.map(({ text, x, y }) => {
      const button = element("button", { type: "button" }, text);
      button.addEventListener("click", () => Hand.tap(x, y));
      return element("li", {}, button);
    }));
  },
};
