import CoreText

/// Reads the layout of a picture from the views that were drawn.
@MainActor
package struct LayoutCapture {
  private let root: UIView
  private let namesGroups: Bool
  /// Whether the texts that views have drawn are elements.
  private let describesTexts: Bool
  private var elements: [LayoutElement] = []
  /// The views of the elements.
  private var views: [UIView] = []

  /// Returns the layout of a view, right after its picture was taken.
  ///
  /// - Parameters:
  ///   - scale: The scale of the picture, in pixels per point.
  ///   - namesGroups: Whether to include the groups of cells in compositional layouts, and the
  ///     outlets and constraint identifiers of views.
  ///
  /// Complexity: O(views), and O(pixels) of cells without texts and identifiers.
  package static func layout(
    of view: UIView, scale: CGFloat, namesGroups: Bool = false
  ) -> PictureLayout {
    captured(view, scale, namesGroups: namesGroups, describesTexts: true).layout
  }

  /// Returns the layout of a view, and the views of its elements in the same order.
  package static func viewsAndLayout(
    of view: UIView, scale: CGFloat, namesGroups: Bool = false
  ) -> (views: [UIView], layout: PictureLayout) {
    captured(view, scale, namesGroups: namesGroups, describesTexts: false)
  }

  private static func captured(
    _ view: UIView, _ scale: CGFloat, namesGroups: Bool, describesTexts: Bool
  ) -> (views: [UIView], layout: PictureLayout) {
    var capture = LayoutCapture(
      root: view, namesGroups: namesGroups, describesTexts: describesTexts)
    capture.add(view, parent: nil, as: nil)
    let layout = PictureLayout(
      width: Double(view.bounds.width), height: Double(view.bounds.height), scale: Double(scale),
      elements: capture.elements)
    return (capture.views, layout)
  }

  private init(root: UIView, namesGroups: Bool, describesTexts: Bool) {
    (self.root, self.namesGroups) = (root, namesGroups)
    self.describesTexts = describesTexts
  }

  /// Adds a view and its subviews to the layout.
  ///
  /// - Parameter around: The elements of the enclosing collection view: those of orthogonally
  ///   scrolling sections are in a view of their own.
  private mutating func add(
    _ view: UIView, parent: Int?, as element: VisibleElement?,
    around: [ObjectIdentifier: VisibleElement] = [:]
  ) {
    let drawn = view.layer.drawnTransform(to: root.layer)
    let box = view.layer.presentedSelf.bounds.applying(drawn)
      .offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    let isVisible = box.intersects(CGRect(origin: .zero, size: root.bounds.size))
    let index = elements.count
    if isVisible || view === root {
      elements.append(describe(view, box, parent, element))
      if namesGroups, let element { elements[index].group = group(of: view, element) }
      if namesGroups { name(&elements[index], of: view) }
      views.append(view)
      if describesTexts { addTexts(of: view, drawn, in: index) }
    }
    guard !view.isHidden, isVisible || !view.clipsToBounds else { return }
    let shown = ListMachine.of(view)?.visibleElements ?? (element == nil ? around : [:])
    for subview in view.layersInOrder {
      let part = shown[ObjectIdentifier(subview)]
      // An invisible reusable cell is not part of the picture.
      if subview.isListElement, part == nil, subview.isHidden { continue }
      add(subview, parent: isVisible || view === root ? index : parent, as: part, around: shown)
    }
  }

  /// Adds the texts that a view has drawn itself; those of labels, fields and text views are known.
  private mutating func addTexts(of view: UIView, _ drawn: CGAffineTransform, in index: Int) {
    guard !(view is UILabel || view is UITextField || view is UITextView) else { return }
    let origin = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
    for part in view.layer.drawnParts {
      guard let text = part.content as? DrawnText else { continue }
      let transform = part.transform.concatenating(drawn).concatenating(origin)
      elements.append(LayoutElement(text, transform, in: index, of: elements[index].type))
      views.append(view)
    }
  }

  private func name(_ element: inout LayoutElement, of view: UIView) {
    if let outlets = view.nibElement?.outlets, !outlets.isEmpty { element.outlets = outlets }
    let constraints = view.constraintIdentifiers
    if !constraints.isEmpty { element.constraints = constraints }
    let constraintOutlets = view.constraintOutlets
    if !constraintOutlets.isEmpty { element.constraintOutlets = constraintOutlets }
  }

  /// Returns the innermost group of a cell in a compositional layout.
  private func group(of view: UIView, _ element: VisibleElement) -> String? {
    var list = view.superview
    while let current = list, !(current is UICollectionView) { list = current.superview }
    guard element.category == .cell, let list = list as? UICollectionView,
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: list)
    return layout.visibleGroups.last {
      $0.section == element.indexPath.first && $0.frame.contains(middle)
    }?.name
  }

  private func describe(
    _ view: UIView, _ box: CGRect, _ parent: Int?, _ shown: VisibleElement?
  ) -> LayoutElement {
    var element = LayoutElement(
      kind: LayoutElement.Kind(shown), type: ClassName.of(Swift.type(of: view)),
      frame: LayoutElement.Frame(
        x: Double(box.minX), y: Double(box.minY), width: Double(box.width),
        height: Double(box.height)))
    element.parent = parent
    if let shown {
      element.indexPath = Array(shown.indexPath)
      element.zIndex = shown.zIndex == 0 ? nil : shown.zIndex
      if element.kind == .supplementary || element.kind == .decoration {
        element.elementKind = shown.kind
      }
    }
    element.identity = view.accessibilityIdentifier ?? itemIdentity(shown)
    if shown != nil { element.content = ContentFingerprint.of(view) }
    element.text = text(of: view, element.type)
    element.accessibilityLabel = view.accessibilityValues?.label?.string
    let alpha = (Double(view.layer.presentedSelf.opacity) * 100).rounded() / 100
    element.alpha = alpha == 1 ? nil : alpha
    element.state = state(view, shown)
    let appearance = ViewAppearance(of: view)
    let issues = view.layoutIssues
    element.layoutIssues = issues.isEmpty ? nil : issues
    element.background = appearance.background
    element.cornerRadius = appearance.cornerRadius
    element.color = appearance.color
    element.font = appearance.font
    return element
  }

  /// Returns the text of a label, or of a field or text view that comparisons do not recognize by
  /// the name of its class.
  private func text(of view: UIView, _ type: String) -> String? {
    if let label = view as? UILabel { return label.text }
    guard !type.hasSuffix("TextField"), !type.hasSuffix("TextView") else { return nil }
    if let field = view as? UITextField {
      return field.text?.isEmpty == false ? field.text : field.placeholder
    }
    return (view as? UITextView)?.text
  }

  private func state(_ view: UIView, _ shown: VisibleElement?) -> [String]? {
    var state: [String] = []
    if view.isHidden { state.append("hidden") }
    if let cell = view as? UICollectionViewCell {
      if cell.isHighlighted { state.append("highlighted") }
      if cell.isSelected { state.append("selected") }
    }
    if shown?.isLeaving == true { state.append("leaving") }
    return state.isEmpty ? nil : state.sorted()
  }

  /// Returns the identifier of an item, except for UUIDs, which differ in every run.
  private func itemIdentity(_ shown: VisibleElement?) -> String? {
    guard let name = shown?.itemIdentifier, UUID(uuidString: name) == nil else { return nil }
    return name
  }
}

extension LayoutElement.Kind {
  fileprivate init(_ shown: VisibleElement?) {
    self =
      switch (shown?.category, shown?.kind) {
      case (nil, _): .view
      case (.cell, _): .cell
      case (.decorationView, _): .decoration
      case (.supplementaryView, UICollectionView.elementKindSectionHeader): .header
      case (.supplementaryView, UICollectionView.elementKindSectionFooter): .footer
      case (.supplementaryView, _): .supplementary
      }
  }
}

extension UIView {
  /// The subviews, back to front.
  fileprivate var layersInOrder: [UIView] {
    // Stable sorting: views of equal depth remain in the order of the subviews.
    subviews.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayer {
  /// Returns the transform from this layer to an ancestor, as drawn.
  fileprivate func drawnTransform(to root: CALayer) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while layer !== root, let superlayer = layer.superlayer {
      transform = transform.concatenating(layer.presentedSelf.transformToSuperlayer)
      layer = superlayer
    }
    return transform
  }
}

extension UIView {
  /// Whether the view is a cell or another element of a list.
  fileprivate var isListElement: Bool {
    self is UICollectionReusableView || self is UITableViewCell
  }
}
