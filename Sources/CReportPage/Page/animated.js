// Decodes animated PNG files by frame: browsers play them and do not provide single frames.
// Source: Portable Network Graphics (PNG) Specification, Third Edition, 4.9 and 11.3.6.

const Animated = {
  /** Whether the start of a base64 file has an animation chunk; still pictures need no parsing. */
  isLikely: (text) => atob(text.slice(0, 16384)).split("IDAT", 1)[0].includes("acTL"),

  /** Returns the animation in a PNG file; null for still pictures and invalid files. */
  read(bytes) {
    const chunks = Animated.chunks(bytes);
    const data = chunks.findIndex(({ name }) => name === "IDAT");
    if (!chunks.slice(0, data).some(({ name }) => name === "acTL")) return null;
    const head = chunks.slice(0, data).filter(({ name }) => !["acTL", "fcTL"].includes(name));
    const frames = [];
    for (const { name, body } of chunks) {
      if (name === "fcTL") frames.push(Animated.frame(body));
      // Data before the first frame is the picture for programs without animation support.
      if (name === "IDAT") frames.at(-1)?.data.push(body);
      if (name === "fdAT") frames.at(-1)?.data.push(body.subarray(4));
    }
    let start = 0;
    for (const frame of frames) {
      frame.start = start;
      start += frame.seconds;
    }
    return frames.length && frames.every(({ data }) => data.length) ? { head, frames } : null;
  },

  chunks(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const chunks = [];
    for (let at = 8; at + 12 <= bytes.length;) {
      const length = view.getUint32(at);
      if (at + 12 + length > bytes.length) break;
      const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
      chunks.push({ name, body: bytes.subarray(at + 8, at + 8 + length) });
      at += 12 + length;
    }
    return chunks;
  },

  frame(body) {
    const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
    const [numerator, denominator] = [view.getUint16(20), view.getUint16(22) || 100];
    return {
      width: view.getUint32(4), height: view.getUint32(8), x: view.getUint32(12), y: view.getUint32(16),
      start: 0, seconds: numerator / denominator, disposal: body[24], blends: body[25] === 1, data: [],
    };
  },

  /** Returns a still picture's file with the pixels of a frame. */
  file({ head }, frame) {
    const parts = [new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])];
    for (const { name, body } of head) {
      const own = body.slice();
      if (name === "IHDR") {
        const view = new DataView(own.buffer);
        view.setUint32(0, frame.width);
        view.setUint32(4, frame.height);
      }
      parts.push(Animated.chunk(name, own));
    }
    for (const data of frame.data) parts.push(Animated.chunk("IDAT", data));
    parts.push(Animated.chunk("IEND", new Uint8Array()));
    return new Blob(parts, { type: "image/png" });
  },

  chunk(name, body) {
    const bytes = new Uint8Array(12 + body.length);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, body.length);
    for (let index = 0; index < 4; index++) bytes[4 + index] = name.charCodeAt(index);
    bytes.set(body, 8);
    view.setUint32(8 + body.length, Animated.sum(bytes.subarray(4, 8 + body.length)));
    return bytes;
  },

  table: Uint32Array.from({ length: 256 }, (_, index) => {
    let sum = index;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
    return sum;
  }),

  sum(bytes) {
    let sum = 0xffffffff;
    for (const byte of bytes) sum = Animated.table[(sum ^ byte) & 255] ^ (sum >>> 8);
    return (sum ^ 0xffffffff) >>> 0;
  },
};

/** Draws an animation's frames over each other; moving forwards is fast, moving backwards restarts. */
class Reel {
  constructor(animation, width, height) {
    this.animation = animation;
    this.canvas = element("canvas");
    this.canvas.width = width;
    this.canvas.height = height;
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    this.drawn = -1;
    /** @type {Promise<any>} */
    this.turn = Promise.resolve();
  }

  get frames() { return this.animation.frames; }

  /** Returns a frame's { width, height, pixels }; null past the end. */
  frame(index) {
    if (index >= this.frames.length) return Promise.resolve(null);
    // In sequence, because frames are drawn over earlier ones.
    this.turn = this.turn.then(() => this.show(index));
    return this.turn;
  }

  /** Returns a frame as a decoded picture; null past the end. */
  async picture(index) {
    const frame = await this.frame(index);
    if (!frame) return null;
    const canvas = element("canvas");
    canvas.width = frame.width;
    canvas.height = frame.height;
    canvas.getContext("2d").putImageData(new ImageData(frame.pixels, frame.width), 0, 0);
    const image = new Image();
    image.src = canvas.toDataURL("image/png");
    await image.decode();
    return { ...frame, image };
  }

  async show(index) {
    if (index < this.drawn) this.rewind();
    while (this.drawn < index) await this.next();
    const { width, height } = this.canvas;
    return { width, height, pixels: this.context.getImageData(0, 0, width, height).data };
  }

  rewind() {
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.drawn = -1;
  }

  async next() {
    const before = this.frames[this.drawn];
    if (before?.disposal === 1) this.context.clearRect(before.x, before.y, before.width, before.height);
    if (before?.disposal === 2) this.context.putImageData(this.kept, 0, 0);
    const frame = this.frames[this.drawn + 1];
    const image = new Image();
    image.src = URL.createObjectURL(Animated.file(this.animation, frame));
    try {
      await image.decode();
    } finally {
      URL.revokeObjectURL(image.src);
    }
    if (frame.disposal === 2) {
      this.kept = this.context.getImageData(0, 0, this.canvas.width, this.canvas.height);
    }
    if (!frame.blends) this.context.clearRect(frame.x, frame.y, frame.width, frame.height);
    this.context.drawImage(image, frame.x, frame.y);
    this.drawn++;
  }
}
