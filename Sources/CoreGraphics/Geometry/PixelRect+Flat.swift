import CPixels

extension PixelRect {
  var flat: cflat_box {
    cflat_box(
      min_x: Int32(clamping: minX), min_y: Int32(clamping: minY), max_x: Int32(clamping: maxX),
      max_y: Int32(clamping: maxY))
  }
}
