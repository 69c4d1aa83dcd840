/// Room above content that scrolls, into which it can be pulled besides its inset: what a bar above
/// takes back when the content comes down.
@_spi(UIKit) public struct RoomAboveContent {
  /// What of it can be taken back now, in points.
  public let height: CGFloat
  /// What the bar takes at most, in points: content does not come to rest in between.
  public let wholeHeight: CGFloat
  /// Hears whenever the content has been scrolled.
  public let wasScrolled: @MainActor () -> Void

  public init(
    height: CGFloat, wholeHeight: CGFloat, wasScrolled: @escaping @MainActor () -> Void
  ) {
    (self.height, self.wholeHeight, self.wasScrolled) = (height, wholeHeight, wasScrolled)
  }
}
