/// The document that has a behaviour of UIKit.
enum Source: Equatable, Sendable {
  /// A page of Apple's reference, below `developer.apple.com/documentation/`:
  /// `uikit/uiview/sizetofit()`.
  case apple(String)
  /// A page of Apple's archive of guides, below `developer.apple.com/library/archive/`.
  case guide(String)
  /// A talk: `2018/220`.
  case wwdc(String)
  /// A header of UIKit with a comment on the behaviour: `UIView.h`.
  case header(String)
  /// A picture that UIKit drew, by its path in the folder of such pictures.
  case picture(String)
  /// An assertion of a public suite, with the suite's licence.
  case suite(String, license: String)
  /// The address of a public report with a verdict, or of a published measurement.
  case report(String)

  /// The associated string, without the license.
  var place: String {
    switch self {
    case .apple(let place), .guide(let place), .wwdc(let place), .header(let place),
      .picture(let place), .suite(let place, _), .report(let place):
      place
    }
  }
}
