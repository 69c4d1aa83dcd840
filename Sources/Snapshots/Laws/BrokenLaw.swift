import ImageIO

/// A violated law of a screen, and two pictures of one size that show it.
package struct BrokenLaw: Error, CustomStringConvertible {
  package let violation: LawViolation
  /// The picture that the law requires.
  let expected: CGImage
  let actual: CGImage

  package var description: String { violation.description }

  /// Writes both pictures and their diff.
  package func write(to store: ArtifactStore) throws -> [Artifact] {
    store.clear()
    let pictures: [(Artifact.Kind, CGImage?)] = [
      (.expected, expected), (.actual, actual),
      (.difference, DifferencePicture.make(expected: expected, actual: actual)),
    ]
    return try pictures.compactMap { kind, picture in
      try picture.map { try store.write(CompactPNGEncoder().encode($0), as: kind) }
    }
  }
}
