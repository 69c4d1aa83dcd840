// Computes the difference of two pictures in the page, so it need not be embedded and its threshold
// can be changed.

/** Magenta, as the bytes of a pixel on a little-endian machine. */
const MARKED = 0xff8000e0;

const Difference = {
  tile: 8,

  /** The largest channel difference of every pixel; 255 for pixels of only one picture. */
  between(expected, actual) {
    const width = Math.max(expected.width, actual.width);
    const height = Math.max(expected.height, actual.height);
    const distance = new Uint8Array(width * height).fill(255);
    const [rows, columns] = [
      Math.min(expected.height, actual.height), Math.min(expected.width, actual.width)];
    const [a, b] = [expected.pixels, actual.pixels];
    for (let y = 0; y < rows; y++) {
      let [i, j, k] = [4 * y * expected.width, 4 * y * actual.width, y * width];
      for (let x = 0; x < columns; x++, i += 4, j += 4, k++) {
        distance[k] = Math.max(
          Math.abs(a[i] - b[j]), Math.abs(a[i + 1] - b[j + 1]),
          Math.abs(a[i + 2] - b[j + 2]), Math.abs(a[i + 3] - b[j + 3]));
      }
    }
    return { width, height, distance };
  },

  /** Groups of adjacent differing pixels, largest first: { x, y, width, height, count }. */
  patches(difference) {
    const { width, height, distance } = difference;
    const columns = Math.ceil(width / Difference.tile);
    const rows = Math.ceil(height / Difference.tile);
    const tiles = new Array(columns * rows);
    for (let y = 0, at = 0; y < height; y++) {
      const row = Math.floor(y / Difference.tile) * columns;
      for (let x = 0; x < width; x++, at++) {
        if (distance[at] === 0) continue;
        const index = row + Math.floor(x / Difference.tile);
        const tile = (tiles[index] ??= { left: x, top: y, right: x, bottom: y, count: 0 });
        Difference.extend(tile, { left: x, top: y, right: x, bottom: y, count: 1 });
      }
    }
    return Difference.joined(tiles, columns)
      .sort((a, b) => b.count - a.count || a.top - b.top || a.left - b.left)
      .map(({ left, top, right, bottom, count }) => (
        { x: left, y: top, width: right - left + 1, height: bottom - top + 1, count }));
  },

  extend(box, other) {
    box.left = Math.min(box.left, other.left);
    box.top = Math.min(box.top, other.top);
    box.right = Math.max(box.right, other.right);
    box.bottom = Math.max(box.bottom, other.bottom);
    box.count += other.count;
  },

  joined(tiles, columns) {
    const patches = [];
    const waiting = [];
    for (let start = 0; start < tiles.length; start++) {
      if (!tiles[start]) continue;
      const patch = { ...tiles[start], count: 0 };
      waiting.push(start);
      while (waiting.length) {
        const index = waiting.pop();
        const tile = tiles[index];
        if (!tile) continue;
        tiles[index] = undefined;
        Difference.extend(patch, tile);
        waiting.push(...Difference.neighbours(index, columns, tiles.length));
      }
      patches.push(patch);
    }
    return patches;
  },

  neighbours(index, columns, count) {
    const column = index % columns;
    const around = [];
    for (let step = -1; step <= 1; step++) {
      if (column + step < 0 || column + step >= columns) continue;
      for (const row of [-columns, 0, columns]) {
        const other = index + row + step;
        if (other >= 0 && other < count && other !== index) around.push(other);
      }
    }
    return around;
  },

  /** Paints pixels above a threshold in colour on a faded picture; returns their number. */
  paint(canvas, difference, under, threshold) {
    const { width, height, distance } = difference;
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d");
    const picture = context.createImageData(width, height);
    const words = new Uint32Array(picture.data.buffer);
    let count = 0;
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        if (distance[at] > threshold) {
          count++;
          words[at] = MARKED;
        } else {
          words[at] = Difference.faded(under, x, y);
        }
      }
    }
    context.putImageData(picture, 0, 0);
    return count;
  },

  /** A pixel on white, in grey at a quarter of its strength, so only differences have colour. */
  faded(picture, x, y) {
    if (x >= picture.width || y >= picture.height) return 0xffffffff;
    const at = 4 * (y * picture.width + x);
    const pixels = picture.pixels;
    const grey = (pixels[at] * 54 + pixels[at + 1] * 183 + pixels[at + 2] * 19) / 256;
    const light = Math.round(255 - ((255 - grey) * pixels[at + 3]) / 1020);
    return (0xff000000 | (light << 16) | (light << 8) | light) >>> 0;
  },
};
