/// What a configuration for missing content may depend on. Source: Apple,
/// UIContentUnavailableConfigurationState.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of where it is shown.
  public var traitCollection: UITraitCollection
  /// What is searched for; nil, the default, where nothing is.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state under traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What an app added under a key. Default nil.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
