/// What looks of classes may be limited to the inside of. Source: Apple, UIAppearanceContainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
