import UIKit

extension Scene {
  /// Cards whose corners are part of their images.
  package static let roundedCards = Scene(
    name: "rounded-cards", summary: "Photographs with round corners painted into them"
  ) { _ in RoundedCardsViewController(masks: false) }

  /// The same, with corners masked by each cell's layer.
  package static let maskedCards = Scene(
    name: "rounded-cards-masked",
    summary: "The same, corners cut off by each cell's layer, for comparing profiles"
  ) { _ in RoundedCardsViewController(masks: true) }
}
