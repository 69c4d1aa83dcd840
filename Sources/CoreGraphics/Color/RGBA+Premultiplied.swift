extension RGBA {
  /// The colour multiplied by an opacity of `alpha` shares of 255, in place of its own, each byte
  /// rounded to the nearest: alpha in the highest byte of the word, then red, green and blue.
  ///
  /// This is the one rounding of colours: what Cairo paints with, flat shapes and shadows have it.
  /// `cpixels_premultiply` does the same to whole pictures.
  package func premultiplied(alpha: UInt8) -> UInt32 {
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32((component * CGFloat(alpha)).rounded())
    }
    return UInt32(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// The colour as premultiplied bytes in a word.
  package var premultipliedWord: UInt32 {
    premultiplied(alpha: UInt8((alpha * 255).rounded()))
  }
}
