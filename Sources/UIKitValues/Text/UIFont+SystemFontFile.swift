extension UIFont {
  /// The font file whose faces are the system font in all that is drawn from now on; nil, as at the
  /// beginning, for the package's own. UIKit has no such property.
  ///
  /// The file may be variable, with axes of weight, optical size, width and slant: it is drawn at a
  /// font's weight, its size as optical size and its own normal width. Heights of lines and letters
  /// are those that the file states, its table `trak` is the letters' tracking, and the package's
  /// system font stands for characters that it lacks. Whoever may use San Francisco here draws with
  /// it as iOS does. Fonts and attributed texts made before are drawn with the new one, too.
  ///
  /// Set it before the first picture, in a suite's initialiser: it holds for the process. A file
  /// that cannot be read is an error of the next picture, which says its path.
  public static var systemFontFile: URL? {
    get { FontLibrary.systemFontPath.map { URL(fileURLWithPath: $0) } }
    set { FontLibrary.systemFontPath = newValue?.path }
  }
}
