/// A font type of another module.
package protocol TextFontSource: AnyObject {
  /// The font; its size may differ from the drawn one.
  var textFont: TextFont { get }
}
