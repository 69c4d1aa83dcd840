/// The reusable headers and footers, and the registered sources of new ones.
@MainActor
struct HeaderFooterPool {
  private var sources: [String: ViewSource] = [:]
  private var waiting: [String: [UITableViewHeaderFooterView]] = [:]

  init() {}

  mutating func register(_ source: ViewSource?, for identifier: String) {
    sources[identifier] = source
    waiting[identifier] = nil
  }

  /// Returns a reusable view or a new one; nil if there is neither.
  mutating func take(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = waiting[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    switch sources[identifier] {
    case .viewClass(let viewClass):
      return (viewClass as? UITableViewHeaderFooterView.Type)?.make(reuseIdentifier: identifier)
    case .nib(let nib):
      return nib.instantiate(withOwner: nil, options: nil).first as? UITableViewHeaderFooterView
    case nil: return nil
    }
  }

  mutating func keep(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    if waiting[identifier]?.contains(where: { $0 === view }) == true { return }
    waiting[identifier, default: []].append(view)
  }
}
