extension PDFReader {
  /// Returns a pattern relative to the page; nil if it is unsupported.
  mutating func pattern(
    _ name: String, _ resources: [String: PDFObject], _ base: VectorTransform
  ) -> VectorGradient? {
    let all = file.dictionary(resources["Pattern"])
    guard let pattern = file.dictionary(all?[name]) else { return nil }
    guard file.number(pattern["PatternType"]) == 2 else {
      problems.add("Fills by a repeated pattern are not drawn.", line: nil)
      return nil
    }
    let matrix = file.numbers(pattern["Matrix"]).flatMap { VectorTransform($0) } ?? .identity
    return gradient(file.resolve(pattern["Shading"]), resources, map: matrix.then(base))
  }

  /// Returns an axial or radial shading; nil for other ones.
  mutating func gradient(
    _ object: PDFObject, _ resources: [String: PDFObject], map: VectorTransform
  ) -> VectorGradient? {
    guard let shading = object.dictionary, let kind = file.number(shading["ShadingType"]) else {
      return nil
    }
    let spaces = file.dictionary(resources["ColorSpace"]) ?? [:]
    guard kind == 2 || kind == 3, let coordinates = file.numbers(shading["Coords"]),
      coordinates.count == (kind == 2 ? 4 : 6),
      let space = PDFColorSpace(shading["ColorSpace"], in: file, named: spaces),
      let function = PDFFunction(shading["Function"], in: file)
    else {
      problems.add("A shading in it is not drawn.", line: nil)
      return nil
    }
    let domain = file.numbers(shading["Domain"]) ?? [0, 1]
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let breaks = function.breaks.prefix(512)
    guard file.spend(work: breaks.count * function.work) else { return nil }
    let stops = breaks.map { place in
      VectorGradient.Stop(
        offset: min(max(place, 0), 1),
        color: space.color(function.values(at: low + place * (high - low))))
    }
    guard !stops.isEmpty else { return nil }
    let extends = file.array(shading["Extend"])?.map { file.resolve($0) == .boolean(true) }
    var gradient = VectorGradient(
      kind: kind == 2
        ? .linear(
          from: VectorPoint(coordinates[0], coordinates[1]),
          to: VectorPoint(coordinates[2], coordinates[3]))
        : .radial(
          from: VectorPoint(coordinates[0], coordinates[1]), startRadius: max(0, coordinates[2]),
          to: VectorPoint(coordinates[3], coordinates[4]), endRadius: max(0, coordinates[5])),
      stops: stops, transform: map)
    gradient.extendsBefore = extends?.first ?? false
    gradient.extendsAfter = extends?.count == 2 ? extends?.last ?? false : false
    return gradient
  }
}
