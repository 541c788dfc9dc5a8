! Arrays: sections, allocation, reductions, elemental assignments.
module arrays
  implicit none
contains
  function mean(values) result(average)
    real(8), intent(in) :: values(:)
    real(8) :: average
    average = sum(values) / max(size(values), 1)
  end function mean

  subroutine scale(matrix, factor, rows)
    real, intent(inout) :: matrix(:, :)
    real, intent(in) :: factor
    integer, intent(out) :: rows
    real, allocatable :: copy(:, :)
    integer :: row
    allocate(copy(size(matrix, 1), size(matrix, 2)))
    copy = matrix * factor + 1.0
    where (copy > 100.0) copy = 100.0
    do row = 1, size(matrix, 1), 2
      matrix(row, :) = copy(row, ubound(copy, 2):1:-1)
    end do
    rows = count(any(copy > 0.5, dim=2))
    deallocate(copy)
  end subroutine scale
end module arrays
