// Created from a class value as UIView+Instantiation.swift explains.

extension UITableView {
  @usableFromInline
  convenience init(x: Double, y: Double, width: Double, height: Double, dynamic style: Int) {
    self.init(
      frame: CGRect(x: x, y: y, width: width, height: height),
      style: Style(rawValue: style) ?? .plain)
  }

  @_silgen_name("$s10UIKitLists11UITableViewC1x1y5width6height7dynamicACSd_S3dSitcfC")
  private static func allocate(
    x: Double, y: Double, width: Double, height: Double, dynamic style: Int
  ) -> UITableView

  fileprivate static func make(frame: CGRect, style: Style) -> UITableView {
    allocate(
      x: Double(frame.origin.x), y: Double(frame.origin.y), width: Double(frame.size.width),
      height: Double(frame.size.height), dynamic: style.rawValue)
  }
}

/// Creates a table of a class or subclass through its `init(frame:style:)`. The source tool calls
/// it.
public func instantiate<View: UITableView>(
  _ viewClass: View.Type, frame: CGRect, style: UITableView.Style
) -> View {
  onAnyThread { unsafeDowncast(viewClass.make(frame: frame, style: style), to: View.self) }()
}

/// Creates a header or footer of a class or subclass through its `init(reuseIdentifier:)`. The
/// source tool calls it.
public func instantiate<View: UITableViewHeaderFooterView>(
  _ viewClass: View.Type, reuseIdentifier: String?
) -> View {
  onAnyThread {
    unsafeDowncast(viewClass.make(reuseIdentifier: reuseIdentifier), to: View.self)
  }()
}
