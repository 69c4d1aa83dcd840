import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  var axis: FlowAxis { shared.scrollDirection == .vertical ? .vertical : .horizontal }

  var currentContainer: CompositionalContainer? {
    host.map { CompositionalContainer($0, axis: axis) }
  }

  /// Requests the section descriptions and computes the geometry if they are missing or outdated.
  func updateGeometry() {
    guard let host, let current = currentContainer else {
      (descriptions, geometry, container) = (nil, nil, nil)
      return
    }
    if geometry != nil, current == container { return }
    container = current
    let sections = (0..<host.numberOfSections).map { description(ofSection: $0, host) }
    descriptions = sections
    survey = SectionTraits(sections, shared)
    registerListBackground()
    (groups, lastHandled) = ([], [:])
    let described = sections.enumerated().map { number, section in
      describe(section, number, count: host.numberOfItems(inSection: number), current)
    }
    let boundaries = shared.boundarySupplementaryItems.map(\.describedBoundary)
    requireUniqueKinds(boundaries.map(\.kind))
    do throws(CompositionalFailure) {
      geometry = try CompositionalGeometry(
        axis: current.axis, container: current.size, scale: current.scale, sections: described,
        spacing: Double(shared.interSectionSpacing), boundaries: boundaries,
        boundaryReference: current.ends(shared.contentInsetsReference),
        measuredViews: retained.layoutViews)
    } catch {
      report(error, in: current)
    }
    retained = RetainedCompositionalSizes()
  }

  private func description(
    ofSection section: Int, _ host: any CollectionViewLayoutHost
  ) -> NSCollectionLayoutSection {
    guard let description = sectionProvider(section, environment(host)) else {
      stop(
        "UICollectionViewCompositionalLayout: the section provider returned a nil section for "
          + "index "
          + "\(section)")
    }
    return description.copied
  }

  /// Returns the environment of the sections.
  func environment(_ host: any CollectionViewLayoutHost) -> CompositionalEnvironment {
    let ends = currentContainer?.ends(shared.contentInsetsReference) ?? .init()
    let (before, after) = (CGFloat(ends.leading), CGFloat(ends.trailing))
    let insets =
      axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: before, bottom: 0, trailing: after)
      : NSDirectionalEdgeInsets(top: before, leading: 0, bottom: after, trailing: 0)
    return CompositionalEnvironment(
      host.bounds.size, insets: insets,
      traits: user?.traitCollection ?? UITraitCollection.current)
  }

  private func describe(
    _ section: NSCollectionLayoutSection, _ number: Int, count: Int,
    _ container: CompositionalContainer
  ) -> CompositionalSection {
    requireUniqueKinds(section.boundarySupplementaryItems.map(\.elementKind))
    let sizes = sizes(ofSection: number, count: count)
    var described = section.described(sizes: sizes, &groups)
    described.measuredViews = retained.views[number] ?? [:]
    described.reference = container.ends(or(section.contentInsetsReference))
    described.boundaryReference = container.ends(or(section.supplementaryContentInsetsReference))
    addListSpacing(
      to: &described, of: section, number, sections: descriptions?.count ?? 0,
      scale: container.scale)
    return described
  }

  /// Returns the known sizes of a section's items.
  private func sizes(ofSection section: Int, count: Int) -> EstimatedSizes {
    let starting = startingHeights(ofSection: section)
    var sizes = EstimatedSizes(count: count, estimate: AxisSize(main: 0, cross: 0))
    if let heights = starting?.heights, heights.count == count {
      sizes = EstimatedSizes(startingWith: heights.map { AxisSize(main: Double($0), cross: 0) })
    }
    guard starting?.areFinal != true else { return sizes }
    for (item, size) in retained.items[section] ?? [] { sizes[item] = size }
    return sizes
  }

  private func or(_ reference: UIContentInsetsReference) -> UIContentInsetsReference {
    reference == .automatic ? shared.contentInsetsReference : reference
  }

  private func requireUniqueKinds(_ kinds: [String]) {
    guard Set(kinds).count < kinds.count else { return }
    stop(
      "Each boundary supplementary item must have a unique element kind: "
        + kinds.joined(separator: ", "))
  }

  var geometryViolation: String? {
    #if DEBUG
      guard !needsPreparation, let geometry, let host else { return nil }
      guard geometry.sections.count == host.numberOfSections else {
        return "places for \(geometry.sections.count) sections of \(host.numberOfSections)"
      }
      for (number, section) in geometry.sections.enumerated() {
        let items = host.numberOfItems(inSection: number)
        guard section.count == items else {
          return "places for \(section.count) items of the \(items) in section \(number)"
        }
      }
    #endif
    return nil
  }
}
