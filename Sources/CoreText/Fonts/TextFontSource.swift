/// A font of another module, as text layout knows it.
package protocol TextFontSource: AnyObject {
  /// The font; its size may be another than the one that is drawn.
  var textFont: TextFont { get }
}
