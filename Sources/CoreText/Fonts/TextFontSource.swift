/// A class of another module that represents a font, such as `UIFont`.
package protocol TextFontSource: AnyObject {
  /// The font; its size may differ from the drawn one.
  var textFont: TextFont { get }
}
