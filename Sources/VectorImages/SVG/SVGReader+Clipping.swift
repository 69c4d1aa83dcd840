import Markup

extension SVGReader {
  /// Returns items with an element's opacity, blend mode, clip path and mask.
  mutating func dressed(
    _ items: [VectorItem], _ presentation: SVGPresentation, _ element: MarkupElement,
    _ map: VectorTransform
  ) throws(VectorError) -> [VectorItem] {
    guard !presentation.isPlain, !items.isEmpty else { return items }
    guard presentation.opacity > 0 else { return [] }
    try budget.spend()
    var group = VectorGroup(items: items, opacity: presentation.opacity, blend: presentation.blend)
    if needsBounds(presentation) { try budget.spend(work: Self.steps(of: items)) }
    let bounds = needsBounds(presentation) ? bounds(of: items, seenBy: map) : nil
    if let id = presentation.clip { try addClip(id, to: &group, element, map, bounds) }
    if let id = presentation.mask {
      if group.mask != nil { group = VectorGroup(items: [.group(group)]) }
      group.mask = try mask(id, element, map, bounds)
    }
    return [.group(group)]
  }

  private static func steps(of items: [VectorItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .group(let group): sum + 1 + steps(of: group.items)
      case .shape(let shape): sum + 1 + shape.path.steps.count
      }
    }
  }

  private func needsBounds(_ presentation: SVGPresentation) -> Bool {
    presentation.clip != nil || presentation.mask != nil
  }

  /// Returns the bounding box of items in an element's coordinates, without line widths.
  private func bounds(of items: [VectorItem], seenBy map: VectorTransform) -> VectorBox? {
    guard let back = map.inverted else { return nil }
    return items.compactMap { item -> VectorBox? in
      switch item {
      case .group(let group): bounds(of: group.items, seenBy: map)
      case .shape(let shape): shape.path.mapped(by: shape.transform.then(back)).bounds
      }
    }.reduce(nil) { (box: VectorBox?, next) in box?.union(next) ?? next }
  }

  // MARK: Clip paths

  private mutating func addClip(
    _ id: String, to group: inout VectorGroup, _ element: MarkupElement, _ map: VectorTransform,
    _ bounds: VectorBox?
  ) throws(VectorError) {
    let found = try follow(id, from: element) {
      reader, target throws(VectorError) -> [VectorClip]? in
      guard target.name == "clipPath" else { return nil }
      var inner = VectorTransform.identity
      if target["clipPathUnits"] == "objectBoundingBox" {
        guard let bounds else { return [] }
        inner = VectorTransform(onto: bounds)
      }
      let own = target["transform"].flatMap { VectorTransform(svg: $0) } ?? .identity
      let presentation = reader.presentation(of: target, SVGStyle())
      if let outer = presentation.clip {
        try reader.addClip(outer, to: &group, target, map, bounds)
      }
      return try reader.clips(in: target, presentation.style, own.then(inner).then(map))
    }
    guard let clips = found else { return }
    if let merged = Self.merged(clips) {
      group.clips.append(merged)
      return
    }
    let shapes = clips.map {
      VectorItem.shape(
        VectorShape(
          path: $0.path, transform: .identity, fill: .color(.black), isEvenOdd: $0.isEvenOdd))
    }
    // Two masks are nested.
    if group.mask != nil { group = VectorGroup(items: [.group(group)]) }
    group.mask = VectorMask(kind: .alpha, items: shapes)
  }

  /// Returns the paths of a clip path's shapes, in the drawing's coordinates.
  private mutating func clips(
    in element: MarkupElement, _ style: SVGStyle, _ map: VectorTransform
  ) throws(VectorError) -> [VectorClip] {
    var all: [VectorClip] = []
    for child in element.children where child.prefix.isEmpty {
      let presentation = presentation(of: child, style)
      guard presentation.isDisplayed, presentation.style.isVisible else { continue }
      let own = child["transform"].flatMap { VectorTransform(svg: $0) } ?? .identity
      let place = own.then(map)
      if presentation.clip != nil {
        problems.add("A clip path in a clip path is ignored.", line: child.line)
      }
      if child.name == "use", let id = reference(of: child) {
        let moved = VectorTransform.moved(
          length(child, "x", .x) ?? 0, length(child, "y", .y) ?? 0
        ).then(place)
        all +=
          try follow(id, from: child) { reader, target throws(VectorError) in
            let only = MarkupElement("clipPath", around: [target], line: target.line)
            return try reader.clips(in: only, presentation.style, moved)
          } ?? []
      } else if !["title", "desc", "metadata"].contains(child.name), let path = path(of: child) {
        try budget.spend(steps: path.steps.count)
        all.append(
          VectorClip(path: path.mapped(by: place), isEvenOdd: presentation.style.isClipEvenOdd))
      }
    }
    return all
  }

  /// Returns a single equivalent clip, if there is one path or the paths do not overlap.
  private static func merged(_ clips: [VectorClip]) -> VectorClip? {
    guard clips.count != 1 else { return clips[0] }
    guard clips.count < 100 else { return nil }
    var merged = VectorClip(path: VectorPath(), isEvenOdd: clips.first?.isEvenOdd ?? false)
    var boxes: [VectorBox] = []
    for clip in clips {
      guard let box = clip.path.bounds else { continue }
      guard clip.isEvenOdd == merged.isEvenOdd, !boxes.contains(where: { $0.overlaps(box) }) else {
        return nil
      }
      boxes.append(box)
      merged.path.append(clip.path)
    }
    return merged
  }

  // MARK: Masks

  private mutating func mask(
    _ id: String, _ element: MarkupElement, _ map: VectorTransform, _ bounds: VectorBox?
  ) throws(VectorError) -> VectorMask? {
    try follow(id, from: element) { reader, target throws(VectorError) in
      guard target.name == "mask" else { return nil }
      var inner = map
      if target["maskContentUnits"] == "objectBoundingBox" {
        guard let bounds else { return nil }
        inner = VectorTransform(onto: bounds).then(map)
      }
      let presentation = reader.presentation(of: target, SVGStyle())
      let items = try reader.container(target, presentation.style, inner)
      var group = VectorGroup(items: items)
      if let region = reader.region(of: target, bounds) {
        group.clips = [VectorClip(path: region.mapped(by: map), isEvenOdd: false)]
      }
      let values = reader.declarations(of: target)
      return VectorMask(
        kind: values["mask-type"] == "alpha" ? .alpha : .luminance, items: [.group(group)])
    }
  }

  /// Returns the mask region; by default the element's bounding box extended by a tenth.
  private func region(of target: MarkupElement, _ bounds: VectorBox?) -> VectorPath? {
    var path = VectorPath()
    if target["maskUnits"] == "userSpaceOnUse" {
      guard let width = length(target, "width", .x), let height = length(target, "height", .y)
      else { return nil }
      path.rectangle(
        x: length(target, "x", .x) ?? 0, y: length(target, "y", .y) ?? 0, width: width,
        height: height)
      return path
    }
    guard let bounds else { return nil }
    func part(_ name: String, _ usual: Double) -> Double {
      let length = target[name].flatMap { SVGLength($0) }
      return length?.value(of: (1, 1), .x) ?? usual
    }
    path.rectangle(
      x: bounds.minX + part("x", -0.1) * bounds.width,
      y: bounds.minY + part("y", -0.1) * bounds.height,
      width: part("width", 1.2) * bounds.width, height: part("height", 1.2) * bounds.height)
    return path
  }
}

extension VectorBox {
  fileprivate func overlaps(_ other: VectorBox) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
