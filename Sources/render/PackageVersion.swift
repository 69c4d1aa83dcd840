/// The package's version, printed by `render --version` and used as a tag of the repository.
enum PackageVersion {
  static let current = "0.9.0"
}
