/// Room above content that scrolls, into which it can be pulled besides its inset: what a bar above
/// takes back when the content comes down.
package struct RoomAboveContent {
  /// What of it can be taken back now, in points.
  package let height: CGFloat
  /// What the bar takes at most, in points: content does not come to rest in between.
  package let wholeHeight: CGFloat
  /// Hears whenever the content has been scrolled.
  package let wasScrolled: @MainActor () -> Void

  package init(
    height: CGFloat, wholeHeight: CGFloat, wasScrolled: @escaping @MainActor () -> Void
  ) {
    (self.height, self.wholeHeight, self.wasScrolled) = (height, wholeHeight, wasScrolled)
  }
}
