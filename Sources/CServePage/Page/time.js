// Time: it advances while something moves, and can be set.

const Time = {
  frame: 1 / 60,
  wanted: null,

  build() {
    find("moment").addEventListener("input", () => Time.seek(Number(find("moment").value)));
    find("before").addEventListener("click", () => Time.step(-1));
    find("after").addEventListener("click", () => Time.step(1));
    find("play").addEventListener("click", Time.toggle);
    find("restart").addEventListener("click", Time.restart);
  },

  /** One request per frame, because a slider sends more events. */
  seek(frame) {
    const isNew = Time.wanted === null;
    Time.wanted = Math.max(0, frame);
    if (isNew) {
      requestAnimationFrame(() => {
        Link.send("seek", { frame: Time.wanted });
        Time.wanted = null;
      });
    }
  },

  step: (count) => Time.seek(Frames.position + count),
  toggle: () => Link.send("play", { on: !State.now.runs }),
  restart() {
    Link.send("restart");
    announce("The screen restarts.");
  },

  seconds: (frames) => (frames * Time.frame).toFixed(2),

  show() {
    const slider = find("moment");
    slider.max = String(Frames.end);
    if (Time.wanted === null) slider.value = String(Frames.position);
    const words = `${Time.seconds(Frames.position)} s of ${Time.seconds(Frames.end)} s`;
    slider.setAttribute("aria-valuetext", words);
    find("moment-words").textContent = words;
    find("before").disabled = Frames.position === 0;
    find("after").disabled = Frames.position >= Frames.end;
    const [x, y] = Frames.offset;
    find("offset").textContent = x || y ? `offset ${+x.toFixed(2)}, ${+y.toFixed(2)}` : "";
    const play = find("play");
    const does = State.now.runs ? "Stop" : "Run";
    if (play.dataset.does !== does) {
      play.dataset.does = does;
      play.replaceChildren(`${does} `, element("kbd", {}, "P"));
    }
  },
};
