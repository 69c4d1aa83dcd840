// The frames of animations: the current one, and the controls beside the views.

const Film = {
  /** { expected, actual }: reels, of which one may be missing; null for still pictures. */
  reels: null,
  index: 0,
  playing: null,

  /** Set by the page: shows { expected, actual } of another frame. */
  put(_pictures) {},
  /** Set by the page: returns a description of the current frame. */
  verdict: () => "",

  build({ put, verdict }) {
    Object.assign(Film, { put, verdict });
    find("frame-before").addEventListener("click", () => Film.step(-1));
    find("frame-after").addEventListener("click", () => Film.step(1));
    find("frame").addEventListener("input", () => Film.go(Number(find("frame").value)));
    find("frame-play").addEventListener("click", () => (Film.playing ? Film.stop() : Film.play()));
  },

  /** Loads the pictures of a result; returns those of the first differing frame, if any. */
  async load(expected, actual) {
    Film.stop();
    const animated = expected?.reel || actual?.reel;
    const reels = animated ? { expected: Film.reel(expected), actual: Film.reel(actual) } : null;
    Film.reels = reels;
    if (!reels) return { expected, actual };
    const index = expected && actual ? await Film.firstDifference(reels) : 0;
    if (Film.reels === reels) Film.index = index;
    return Film.pictures(index, reels);
  },

  /** A still picture is an animation of one frame. */
  reel(decoded) {
    if (!decoded) return null;
    const only = async (index) => (index ? null : decoded);
    return decoded.reel ?? { frames: [{ start: 0, seconds: 0 }], frame: only, picture: only };
  },

  async firstDifference(reels) {
    for (let index = 0; index < Film.count(reels); index++) {
      const [a, b] = await Promise.all([reels.expected.frame(index), reels.actual.frame(index)]);
      if (Film.differ(a, b)) return index;
    }
    return 0;
  },

  count: (reels = null) => Math.max(
    ...Object.values(reels ?? Film.reels).map((reel) => reel?.frames.length ?? 0)),

  async pictures(index, of = null) {
    const reels = of ?? Film.reels;
    const [expected, actual] = await Promise.all(
      ["expected", "actual"].map((side) => reels[side]?.picture(index) ?? null));
    return { expected, actual };
  },

  differ(expected, actual) {
    if (!expected || !actual) return true;
    if (expected.width !== actual.width || expected.height !== actual.height) return true;
    const [a, b] = [expected, actual].map(({ pixels }) => new Uint32Array(pixels.buffer));
    return a.some((pixel, at) => pixel !== b[at]);
  },

  start() {
    const reel = [Film.reels.expected, Film.reels.actual].find((reel) => reel?.frames[Film.index]);
    return reel.frames[Film.index].start;
  },

  draw() {
    find("frames").hidden = !Film.reels;
    if (!Film.reels) return;
    const count = Film.count();
    find("frame").max = String(count - 1);
    find("frame").value = String(Film.index);
    find("frame").setAttribute("aria-valuetext", Film.words());
    find("frame-words").textContent = Film.words();
  },

  words: () => `Frame ${Film.index + 1} of ${Film.count()}, ${Number(Film.start().toFixed(3))} s`,

  step(by) {
    if (!Film.reels) return;
    Film.stop();
    return Film.go((Film.index + by + Film.count()) % Film.count());
  },

  /** Shows another frame, and announces its difference. */
  async go(index, says = true) {
    const { reels } = Film;
    if (!reels) return;
    Film.index = index;
    const pictures = await Film.pictures(index);
    if (Film.reels !== reels || Film.index !== index) return;
    Film.put(pictures);
    if (says) announce([Film.words(), Film.verdict()].filter(Boolean).join(": "));
  },

  play() {
    const { reels } = Film;
    find("frame-play").textContent = "Pause";
    const next = async () => {
      await Film.go((Film.index + 1) % Film.count(), false);
      if (Film.reels !== reels || Film.playing === null) return;
      Film.playing = setTimeout(next, 1000 * Film.seconds());
    };
    Film.playing = setTimeout(next, 0);
  },

  seconds() {
    const { frames } = Film.reels.actual ?? Film.reels.expected;
    return Math.max(0.02, frames[Math.min(Film.index, frames.length - 1)].seconds);
  },

  stop() {
    clearTimeout(Film.playing);
    Film.playing = null;
    find("frame-play").textContent = "Play";
  },
};
