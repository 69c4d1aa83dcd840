/// A container to which an appearance proxy can be limited. Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
