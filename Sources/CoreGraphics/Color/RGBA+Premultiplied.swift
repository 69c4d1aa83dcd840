extension RGBA {
  /// Returns the colour premultiplied by an alpha from 0 to 255, which replaces its own, each
  /// component rounded to nearest: alpha in the highest byte of the word, then red, green and blue.
  ///
  /// All colours are rounded by this function: for Cairo, flat shapes and shadows.
  /// `cpixels_premultiply` rounds images equally.
  package func premultiplied(alpha: UInt8) -> UInt32 {
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32((component * CGFloat(alpha)).rounded())
    }
    return UInt32(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// The premultiplied colour as a word.
  package var premultipliedWord: UInt32 {
    premultiplied(alpha: UInt8((alpha * 255).rounded()))
  }
}
