/// The system's symbols that documents name.
enum SystemImages {
  /// A symbol; nil, for there are none here.
  static func image(named name: String) -> UIImage? { nil }
}
