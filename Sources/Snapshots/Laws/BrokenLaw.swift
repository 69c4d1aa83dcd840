import ImageIO

/// A law that a screen does not keep, and two pictures of one size that show it.
package struct BrokenLaw: Error, CustomStringConvertible {
  package let violation: LawViolation
  /// What the law asks for.
  let expected: CGImage
  let actual: CGImage

  package var description: String { violation.description }

  /// Writes both pictures and their difference.
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
