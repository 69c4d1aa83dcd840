// The anchors of an object of type `AnyObject`, whose members are found by name on iOS. The source
// tool writes `UIKit.performer(object).topAnchor` for `object.topAnchor`.

extension AnyObjectMembers {
  /// The anchor `leadingAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var leadingAnchor: NSLayoutXAxisAnchor! { participant?.xAnchor(.leading) }
  /// The anchor `trailingAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var trailingAnchor: NSLayoutXAxisAnchor! { participant?.xAnchor(.trailing) }
  /// The anchor `leftAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var leftAnchor: NSLayoutXAxisAnchor! { participant?.xAnchor(.left) }
  /// The anchor `rightAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var rightAnchor: NSLayoutXAxisAnchor! { participant?.xAnchor(.right) }
  /// The anchor `topAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var topAnchor: NSLayoutYAxisAnchor! { participant?.yAnchor(.top) }
  /// The anchor `bottomAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var bottomAnchor: NSLayoutYAxisAnchor! { participant?.yAnchor(.bottom) }
  /// The anchor `widthAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var widthAnchor: NSLayoutDimension! { participant?.dimension(.width) }
  /// The anchor `heightAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var heightAnchor: NSLayoutDimension! { participant?.dimension(.height) }
  /// The anchor `centerXAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var centerXAnchor: NSLayoutXAxisAnchor! { participant?.xAnchor(.centerX) }
  /// The anchor `centerYAnchor` of a view or layout guide; nil for other objects.
  @preconcurrency @MainActor
  public var centerYAnchor: NSLayoutYAxisAnchor! { participant?.yAnchor(.centerY) }

  @MainActor private var participant: LayoutParticipant? {
    (object as? UIView)?.ensuredConstraintState ?? (object as? UILayoutGuide)?.participant
  }
}
