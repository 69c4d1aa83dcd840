extension PixelRect {
  /// The pixels that a frame covers completely or partly.
  package init(covering frame: LayoutElement.Frame, scale: Double) {
    func pixel(_ value: Double) -> Int { Int(max(-1e6, min(1e6, value))) }
    let x = pixel((frame.x * scale).rounded(.down))
    let y = pixel((frame.y * scale).rounded(.down))
    self.init(
      x: x, y: y, width: pixel(((frame.x + frame.width) * scale).rounded(.up)) - x,
      height: pixel(((frame.y + frame.height) * scale).rounded(.up)) - y)
  }
}
