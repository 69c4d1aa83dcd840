// The screen's picture: moves and paints the changes of a frame from the server, pixel for pixel.
//
// Keeps the pixels and writes changed ones to the canvas. A canvas that draws on itself makes a
// copy first: scrolling 2048 × 1536 pixels took 15 ms of processor time that way, instead of 4.

const Frames = {
  /** @type {HTMLCanvasElement} */
  canvas: null,
  /** @type {CanvasRenderingContext2D} */
  context: null,
  /**
   * The contents of the canvas.
   * @type {ImageData}
   */
  image: null,
  /**
   * The same, one word per pixel.
   * @type {Uint32Array}
   */
  pixels: null,
  /** The current frame, and the last command that it includes. */
  number: 0,
  command: 0,
  /** The current time, and the last time, in frames. */
  position: 0,
  end: 0,
  offset: [0, 0],
  /** The size in points. */
  size: [0, 0],
  zoom: 1,

  build() {
    Frames.canvas = find("canvas");
    // Pixels are written and read, not blended by a graphics processor.
    Frames.context = Frames.canvas.getContext("2d", { willReadFrequently: true });
    new ResizeObserver(Frames.fit).observe(find("screen"));
  },

  /** @param {ArrayBuffer} buffer as LiveFrame.swift describes it */
  draw(buffer) {
    const words = new Uint32Array(buffer);
    const numbers = new Int32Array(buffer);
    const floats = new Float32Array(buffer);
    const [, number, command, width, height, position, end] = words;
    Frames.resize(width, height);
    let place = 11;
    const changed = [];
    for (let left = words[9]; left > 0; left -= 1, place += 6) {
      const [x, y, w, h, dx, dy] = numbers.subarray(place, place + 6);
      Frames.move(x, y, w, h, dx, dy);
      changed.push([x, y, w, h]);
    }
    for (let left = words[10]; left > 0; left -= 1, place += 5) {
      changed.push([...numbers.subarray(place, place + 5)]);
    }
    for (const [x, y, w, h, count] of changed.slice(words[9])) {
      Frames.paint(words.subarray(place, place + count), x, y, w, h);
      place += count;
    }
    Frames.put(changed);
    [Frames.number, Frames.command, Frames.position, Frames.end] = [number, command, position, end];
    Frames.offset = [floats[7], floats[8]];
    return command;
  },

  resize(width, height) {
    const { canvas } = Frames;
    if (Frames.image && canvas.width === width && canvas.height === height) return;
    [canvas.width, canvas.height] = [width, height];
    Frames.image = Frames.context.createImageData(width, height);
    Frames.pixels = new Uint32Array(Frames.image.data.buffer);
  },

  /** Moves the pixels of a region by a distance, inside the region. */
  move(x, y, w, h, dx, dy) {
    const stride = Frames.image.width;
    const wide = w - Math.abs(dx);
    const high = h - Math.abs(dy);
    if (wide <= 0 || high <= 0) return;
    const to = Math.max(y, y + dy) * stride + Math.max(x, x + dx);
    const from = to - dy * stride - dx;
    if (wide === stride) {
      Frames.pixels.copyWithin(to, from, from + high * stride);
      return;
    }
    for (let count = 0; count < high; count += 1) {
      // Rows that are overwritten by others are copied first.
      const row = (dy > 0 ? high - 1 - count : count) * stride;
      Frames.pixels.copyWithin(to + row, from + row, from + row + wide);
    }
  },

  /** Unpacks pixels packed by the server (`cserve_pack`). */
  paint(source, x, y, w, h) {
    const { pixels, image: { width } } = Frames;
    let index = 0;
    for (let row = 0; row < h;) {
      const start = (y + row) * width + x;
      if (source[index] >>> 30 === 3) {
        const rows = source[index] & 0x3fffffff;
        for (let count = 0; count < rows; count += 1) {
          pixels.copyWithin(start + count * width, start - width, start - width + w);
        }
        [index, row] = [index + 1, row + rows];
        continue;
      }
      for (let place = start; place < start + w;) {
        const count = source[index] & 0x3fffffff;
        const kind = source[index] >>> 30;
        index += 1;
        if (kind === 2) {
          pixels.copyWithin(place, place - width, place - width + count);
        } else if (kind === 1) {
          pixels.fill(Frames.pixel(source[index]), place, place + count);
          index += 1;
        } else {
          for (let next = 0; next < count; next += 1) pixels[place + next] = Frames.pixel(source[index + next]);
          index += count;
        }
        place += count;
      }
      row += 1;
    }
  },

  /** Converts a premultiplied BGRA pixel to the canvas' format. */
  pixel: (pixel) => (pixel >>> 24 === 255
    ? (pixel & 0xff00ff00) | (pixel >>> 16 & 0xff) | (pixel & 0xff) << 16
    : Frames.seenThrough(pixel)),

  seenThrough(pixel) {
    const alpha = pixel >>> 24;
    if (!alpha) return 0;
    const whole = (part) => Math.min(255, Math.round((part & 0xff) * 255 / alpha));
    return (alpha << 24 | whole(pixel) << 16 | whole(pixel >>> 8) << 8 | whole(pixel >>> 16)) >>> 0;
  },

  /** Shows changed boxes of x, y, width, height. */
  put(boxes) {
    if (!boxes.length) return;
    const area = boxes.reduce((sum, [, , w, h]) => sum + w * h, 0);
    const left = Math.min(...boxes.map(([x]) => x));
    const top = Math.min(...boxes.map(([, y]) => y));
    const right = Math.max(...boxes.map(([x, , w]) => x + w));
    const bottom = Math.max(...boxes.map(([, y, , h]) => y + h));
    const whole = [[left, top, right - left, bottom - top]];
    // A few distant boxes are written separately.
    for (const [x, y, w, h] of area * 2 < (right - left) * (bottom - top) ? boxes : whole) {
      Frames.context.putImageData(Frames.image, 0, 0, x, y, w, h);
    }
  },

  /** Fits the canvas to the space, without enlarging it. */
  fit() {
    const [width, height] = Frames.size;
    if (!width) return;
    const room = find("screen").getBoundingClientRect();
    const margin = innerWidth <= 760 ? 16 : 32;
    Frames.zoom = Math.min(1, Math.max(0.1, Math.min((room.width - margin) / width, (room.height - margin) / height)));
    Frames.canvas.style.width = `${width * Frames.zoom}px`;
    Frames.canvas.style.height = `${height * Frames.zoom}px`;
    Hand.place();
  },
};
