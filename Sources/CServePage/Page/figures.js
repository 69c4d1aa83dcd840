// Measures frames per second, and the delay between an action and its frame.

const Figures = {
  /**
   * The times at which commands were sent, by number.
   * @type {Map<number, number>}
   */
  sent: new Map(),
  /**
   * The delays in milliseconds, the latest last.
   * @type {number[]}
   */
  latencies: [],
  /**
   * The times at which frames were shown.
   * @type {number[]}
   */
  frames: [],
  most: 600,

  note(number, time) {
    Figures.sent.set(number, time);
    if (Figures.sent.size > Figures.most) Figures.sent.delete(Figures.sent.keys().next().value);
  },

  shown(command) {
    const now = performance.now();
    for (const [number, time] of Figures.sent) {
      if (number > command) break;
      Figures.latencies.push(now - time);
      Figures.sent.delete(number);
    }
    Figures.frames.push(now);
    if (Figures.latencies.length > Figures.most) Figures.latencies.splice(0, Figures.latencies.length - Figures.most);
    if (Figures.frames.length > Figures.most) Figures.frames.splice(0, Figures.frames.length - Figures.most);
  },

  median() {
    const sorted = [...Figures.latencies].sort((a, b) => a - b);
    return sorted.length ? sorted[sorted.length >> 1] : null;
  },

  build() {
    setInterval(() => {
      const since = performance.now() - 1000;
      const count = Figures.frames.filter((time) => time > since).length;
      const median = Figures.median();
      find("figures").textContent = count
        ? `${counted(count, "frame")} a second${median === null ? "" : `, shown after ${median.toFixed(0)} ms`}` : "";
    }, 500);
  },
};
