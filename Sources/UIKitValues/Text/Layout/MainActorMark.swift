import Dispatch

/// Whether code is on the main actor, asked by code that may be on any.
///
/// A program that serves the main queue with `dispatchMain()`, such as Swift Testing's, has it on
/// another thread than the main one.
enum MainActorMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
