/// This package's version: what `render --version` prints, and a tag of the repository.
enum PackageVersion {
  static let current = "0.9.0"
}
