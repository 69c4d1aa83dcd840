extension UIFont {
  /// The font file of the system font for all further drawing; nil, the default, for the package's
  /// own font. UIKit has no such property.
  ///
  /// The file may be a variable font with axes of weight, optical size, width and slant: the
  /// font's weight and size set the first two, and the width is the file's normal one. Metrics are
  /// those of the file, its table `trak` is the tracking, and the package's system font replaces
  /// missing characters. With a licence for San Francisco, text is drawn as on iOS. Existing fonts
  /// and attributed strings are drawn with the new file, too.
  ///
  /// Set it before the first picture, in a suite's initialiser: it applies to the process. If the
  /// file is invalid, the next picture fails with an error that contains its path.
  public static var systemFontFile: URL? {
    get { FontLibrary.systemFontPath.map { URL(fileURLWithPath: $0) } }
    set { FontLibrary.systemFontPath = newValue?.path }
  }
}
