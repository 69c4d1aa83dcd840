import SceneRendering
import UIKit

extension Problem {
  /// The message for problems of touches; nil for other problems.
  var fingerSentence: String? {
    switch self {
    case .noTouchPoint:
      "Give the point to touch with one of 'at', 'item', 'view' and 'button'."
    case .noWay: "Give the finger's destination with 'to' or 'through'."
    case .fingerDown(let finger): "Finger \(finger) is down already; lift it first."
    case .fingerUp(let finger, let verb):
      "Finger \(finger) is not down, so it cannot be \(verb)."
    case .noFingerDown(let verb): "No finger is down that could be \(verb)."
    case .outsideWindow(let point, let size):
      "The point \(FormattedNumber(point)) is outside the window of"
        + " \(FormattedNumber(size.width)) × \(FormattedNumber(size.height)) points."
    case .itemNotVisible(let item):
      "The middle of item \(item) is not visible at this point, so no finger can touch it."
    case .noView(let name):
      "No visible view has the identifier or the text '\(name.shortened)' at this point."
    case .noButton(let name, let known):
      "No bar has a button '\(name.shortened)' at this point"
        + (known.isEmpty
          ? "." : "; there are \(known.map { "'\($0.shortened)'" }.joined(separator: ", ")).")
    case .fingers(let error): error.description
    default: nil
    }
  }
}
