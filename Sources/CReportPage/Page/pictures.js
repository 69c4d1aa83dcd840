// The embedded pictures. Each is a script element with base64 text, which is decoded on request;
// only the last decoded ones are kept.

const Pictures = {
  kept: new Map(),
  most: 12,
  /** The folder beside the page with pictures that are not embedded; null if all are. */
  folder: null,

  /** The picture's URL for an <img>; null if the page does not have it. */
  address(key) {
    const text = Pictures.text(key);
    if (text) return `data:image/png;base64,${text}`;
    return key && Pictures.folder ? `${Pictures.folder}/${key}.png` : null;
  },

  /** The file in base64; null if the report does not have it. */
  text: (key) => (key && document.getElementById(`picture-${key}`)?.textContent) || null,

  /** The file's bytes. */
  bytes(key) {
    const letters = atob(Pictures.text(key));
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  },

  /** Waits until the text is loaded: the list of a long report works before that. */
  async arrived(key) {
    if (!key || Pictures.folder || document.getElementById(`picture-${key}`) || document.readyState !== "loading") return;
    await new Promise((go) => document.addEventListener("DOMContentLoaded", go, { once: true }));
  },

  /** The decoded picture: { width, height, image, pixels, reel }, or null; still pictures have no
   * reel. Files beside a page opened from disk have no pixels. */
  async decoded(key) {
    if (!key) return null;
    const known = Pictures.kept.get(key);
    if (known) {
      Pictures.kept.delete(key);
      Pictures.kept.set(key, known);
      return known;
    }
    const coming = Pictures.decode(key);
    Pictures.kept.set(key, coming);
    if (Pictures.kept.size > Pictures.most) Pictures.kept.delete(Pictures.kept.keys().next().value);
    return coming;
  },

  async decode(key) {
    await Pictures.arrived(key);
    const address = Pictures.address(key);
    if (!address) return null;
    const image = new Image();
    image.src = address;
    try {
      await image.decode();
    } catch {
      return null;
    }
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const text = Pictures.text(key);
    const animation = text && Animated.isLikely(text) && Animated.read(Pictures.bytes(key));
    const reel = animation ? new Reel(animation, width, height) : null;
    return { width, height, image, pixels: Pictures.read(image, width, height), reel };
  },

  read(image, width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    try {
      return context.getImageData(0, 0, width, height).data;
    } catch {
      return null;
    }
  },

  /** [red, green, blue, alpha] at a position, or null outside. */
  pixel(picture, x, y) {
    if (!picture?.pixels || x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
    const at = 4 * (y * picture.width + x);
    return Array.from(picture.pixels.subarray(at, at + 4));
  },
};
